-- Who wants no more mails of one purpose: keyed hashes of addresses, and the sealed key of the hashes. The version before
-- reads neither, and notes a no with its order alone, which is still read.
CREATE TABLE IF NOT EXISTS "mail_objections" (
	"address_key" uuid PRIMARY KEY NOT NULL,
	"objected_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "mail_objection_key" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"sealed_key" text NOT NULL,
	CONSTRAINT "mail_objection_key_one" CHECK ("one")
);
