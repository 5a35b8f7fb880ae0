import { emptyDraft } from "../../../features/birth/draft/birth-draft.ts";
import type { DraftFields, FormProblems } from "../../../features/birth/form/birth-form.ts";
import { townName } from "../../../features/birth/form/birth-form.ts";
import type { BirthFormKind } from "../../../features/birth/form/use-birth-form.ts";
import type { PlaceAsked } from "../../../features/birth/place/place-field.tsx";
import { flowDraftKey } from "../../../features/birth/session/tab-keys.ts";
import { m } from "../../../generated/paraglide/messages.js";

/** Maximum place suggestions in this form. */
const suggestionLimit = 6;

const countryProblems = (form: DraftFields): FormProblems =>
  form.country === "" ? [["country-required", "country"]] : [];

/** The locale flow's birth form, which has a separate country field. */
export const flowForm: BirthFormKind = {
  memory: { key: flowDraftKey, untouched: emptyDraft, townAlone: true },
  mode: "onTouched",
  more: countryProblems,
};

/** How this form asks for the city; a chosen country narrows the search. */
export const cityOf = ({ country }: DraftFields): PlaceAsked => ({
  label: m.flow_city,
  required: m.flow_error_city,
  limit: suggestionLimit,
  textOf: townName,
  country,
});
