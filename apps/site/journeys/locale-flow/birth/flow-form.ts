import { m } from "../../../generated/paraglide/messages.js";
import type { BirthForm, FormProblems } from "../../main/birth/birth-form.ts";
import { townName } from "../../main/birth/birth-form.ts";
import type { PlaceAsked } from "../../main/birth/place/place-field.tsx";
import type { BirthFormKind } from "../../main/birth/use-birth-form.ts";
import { flowTypedKey } from "../../main/session/tab-keys.ts";
import { nothingTyped } from "../../main/session/typed-session.ts";

/** Maximum place suggestions in this form. */
const suggestionLimit = 6;

const countryProblems = (form: BirthForm): FormProblems =>
  form.country === "" ? [["country-required", "country"]] : [];

/** The locale flow's birth form, which has a separate country field. */
export const flowForm: BirthFormKind = {
  memory: { key: flowTypedKey, untouched: nothingTyped, townAlone: true },
  mode: "onTouched",
  more: countryProblems,
};

/** How this form asks for the city; a chosen country narrows the search. */
export const cityOf = ({ country }: BirthForm): PlaceAsked => ({
  label: m.flow_city,
  required: m.flow_error_city,
  limit: suggestionLimit,
  textOf: townName,
  country,
});
