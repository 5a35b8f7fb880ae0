-- Which outside sources were asked at the sale, so that the report tells of them for ever. No birth data; null: none.
ALTER TABLE "orders" ADD COLUMN "sources" jsonb;
