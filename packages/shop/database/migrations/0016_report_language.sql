-- The language a report was sold in, so that a book keeps it when its market gets one of its own. Null: sold before it
-- was kept, or by the version before this one, which sells in English alone and reads no such column.
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "report_language" text;
