-- Pix: how an order was paid, and until when a slow payment that was begun may be made. The version before leaves both empty.
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "payment_method" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "payment_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_late_payments" ON "orders" USING btree ("payment_due_at") WHERE "orders"."state" = 'expired' and "orders"."payment_due_at" is not null;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN IF NOT EXISTS "payment_method_types" jsonb DEFAULT '["card"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN IF NOT EXISTS "payment_method" text;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN IF NOT EXISTS "pix_expires_seconds" integer;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN IF NOT EXISTS "settles_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN IF NOT EXISTS "settles_as" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_sessions_settles" ON "sandbox_sessions" USING btree ("settles_at") WHERE "sandbox_sessions"."settles_at" is not null;
