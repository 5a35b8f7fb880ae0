-- What the buyer agreed to about the right of withdrawal: version, words, moment. The version before leaves it empty.
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "withdrawal_consent" jsonb;
