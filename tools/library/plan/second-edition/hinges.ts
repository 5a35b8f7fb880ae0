import { type Kind, part, portraitsKind, subject } from "../kind.ts";

const families = ["strain", "chain", "ease", "crowd", "angle", "ruler", "lights", "alone"] as const;
const sides = ["opens", "closes"] as const;
const hinge = (name: string) => part(name, 30, { bounds: [14, 55] });
/** Three of each, because three bodies of a book may have one role. */
const variants = sides.flatMap((side) => [1, 2, 3].map((number) => hinge(`${side}-${number}`)));

const chapters = ["conversation", "love", "work", "houses", "slow-planets", "temperament", "growth", "now"];

/** How a chapter opens by the role of its body, and closes by what that changes. */
export const hinges: Kind = portraitsKind({
  name: "hinges",
  line: "second edition",
  claims: [0, 2],
  slots: ["a", "b", "voice", "other"],
  subjects: [
    ...families.map((family) =>
      subject({
        id: `hinges/${family}`,
        about: `chapters whose body stands in a structure of this family: ${family}`,
        headings: ["lead", ...(family === "strain" ? ["opposed"] : []), "member", "attached"],
        parts: variants,
      }),
    ),
    subject({
      id: "hinges/outside",
      about: "chapters whose body hangs on no structure",
      headings: ["outside"],
      parts: variants,
    }),
    subject({
      id: "hinges/chapters",
      about: "chapters of no single body, by the family of the first structure",
      headings: chapters,
      parts: sides.flatMap((side) => ["strain", "chain", "other"].map((family) => hinge(`${side}-${family}`))),
    }),
  ],
});
