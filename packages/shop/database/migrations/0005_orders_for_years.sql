-- What the workers and the figures look for every minute, each found in an index as small as what is open, however many years of
-- sales lie beside it. On a large database make them beforehand with CREATE INDEX CONCURRENTLY under these names.
CREATE INDEX IF NOT EXISTS "orders_unmailed" ON "orders" USING btree ("paid_at") WHERE "paid_at" is not null and "delivered_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_unpaid" ON "orders" USING btree ("created_at") WHERE "state" in ('created','redirected','expired');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_refunded" ON "orders" USING btree ("refunded_at") WHERE "state" = 'refunded' and "email" <> '';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notices_open" ON "notices" USING btree ("updated_at") WHERE "result" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "deliveries_failed" ON "deliveries" USING btree ("order_id") WHERE "last_failure" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "resend_requests_requested" ON "resend_requests" USING btree ("requested_at");
