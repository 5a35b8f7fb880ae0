import { Heading, Link, Section, Text } from "@react-email/components";
import { mailStyle } from "./mail-style.ts";

/** The contract in words, all of them final. */
export interface ContractTexts {
  readonly heading: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly link?: string }[];
  /** How to get the money back, what is kept, and what the law adds. */
  readonly paragraphs: readonly string[];
}

interface ContractPlateProps {
  readonly contract: ContractTexts;
  /** What the buyer agreed to, a paragraph each. */
  readonly consent: readonly string[];
}

/** The contract in a frame of its own. */
export function ContractPlate({ contract, consent }: ContractPlateProps) {
  return (
    <Section style={mailStyle.contract}>
      <Heading as="h2" style={mailStyle.contractHeading}>
        {contract.heading}
      </Heading>
      {contract.rows.map(({ label, value, link }) => (
        <Text key={label} style={mailStyle.contractRow}>
          <strong>{label}</strong>
          <br />
          {value}
          {link ? (
            <>
              <br />
              <Link href={link} style={mailStyle.link}>
                {link}
              </Link>
            </>
          ) : null}
        </Text>
      ))}
      {[...contract.paragraphs, ...consent].map((paragraph) => (
        <Text key={paragraph} style={mailStyle.contractRow}>
          {paragraph}
        </Text>
      ))}
    </Section>
  );
}
