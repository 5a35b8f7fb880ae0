-- Ids of payment sessions, which open a report for a day, are kept like links: a keyed hash and a sealed copy. What the version
-- before wrote stays where it is until a clean-up seals it, a day after the order was made.
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "checkout_session_hash" bytea;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "sealed_checkout_session" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "sealed_checkout_url" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "buyer_hash" bytea;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "orders_checkout_session_hash_unique" ON "orders" USING btree ("checkout_session_hash");--> statement-breakpoint
-- An event names its order; which session it was about is not kept. The version before still writes the column.
ALTER TABLE "webhook_events" ALTER COLUMN "object_id" DROP NOT NULL;--> statement-breakpoint
UPDATE "webhook_events" SET "object_id" = NULL WHERE "object_id" IS NOT NULL;
