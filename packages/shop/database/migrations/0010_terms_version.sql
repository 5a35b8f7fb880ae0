-- Which terms of sale an order was sold under. The version before leaves it empty.
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "terms_version" text;
