-- Tables under the names the code uses. The version before goes on working through views of the old names until it is
-- restarted; a later migration drops them.
ALTER TABLE "letters" RENAME TO "contact_messages";--> statement-breakpoint
ALTER INDEX "letters_pkey" RENAME TO "contact_messages_pkey";--> statement-breakpoint
ALTER INDEX "letters_received" RENAME TO "contact_messages_received";--> statement-breakpoint
CREATE VIEW "letters" AS SELECT * FROM "contact_messages";--> statement-breakpoint
ALTER TABLE "limits" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME CONSTRAINT "limits_scope_key_pk" TO "rate_limits_scope_key_pk";--> statement-breakpoint
ALTER INDEX "limits_updated" RENAME TO "rate_limits_updated";--> statement-breakpoint
CREATE VIEW "limits" AS SELECT * FROM "rate_limits";
