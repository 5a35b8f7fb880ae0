-- One open payment page for each purchase, whichever tab or device it was opened from.
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "purchase_hash" bytea;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "orders_open_purchase" ON "orders" USING btree ("purchase_hash") WHERE "state" in ('created','redirected');
