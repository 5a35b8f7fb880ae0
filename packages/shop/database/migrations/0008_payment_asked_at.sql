-- When a visitor last had the payment service asked about an order: at most once every few seconds, by whichever process.
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "payment_asked_at" timestamp with time zone;
