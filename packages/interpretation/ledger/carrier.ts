import { compareTexts } from "@cosmic/chart/compare-texts";
import type { Claim } from "./claim.ts";

/** A part of the library that a book may print, with what it claims about the reader. */
export interface Carrier {
  /** `planets-in-signs/moon/capricorn#core`; unique among the carriers of a book. */
  readonly part: string;
  /** Strongest first. */
  readonly claims: readonly Claim[];
  /** Weight of the fact it stands for, about 0 to 15. */
  readonly weight: number;
  /** Never left out, whatever it contradicts. */
  readonly mandatory: boolean;
  /** Number of its section in the order of the book, from 0. */
  readonly section: number;
  /** The planets, points or angles it is about; none for a cusp or a half of the sky. */
  readonly bodies: readonly string[];
  /** About a place in the sky: a cusp, the ruler of a house, a half of the sky. */
  readonly place: boolean;
}

/** The unit of a part: `planets-in-signs/moon/capricorn` of `planets-in-signs/moon/capricorn#core`. */
export function unitOf(part: string): string {
  return part.slice(0, part.indexOf("#"));
}

export function isCore(part: string): boolean {
  return part.endsWith("#core");
}

/**
 * The order in which carriers are judged: mandatory ones first, then by weight, then by place in the book, then by id,
 * so that it never depends on the order they are given in. A core comes before the other parts of its unit and is
 * mandatory if one of them is, because without it they are not printed.
 */
export function judgingOrder(carriers: readonly Carrier[]): readonly Carrier[] {
  const cores = new Map(carriers.filter(({ part }) => isCore(part)).map((core) => [unitOf(core.part), core]));
  const needed = new Set(carriers.filter(({ mandatory }) => mandatory).map(({ part }) => unitOf(part)));
  const keyed = carriers.map((carrier) => {
    const unit = unitOf(carrier.part);
    const mandatory = carrier.mandatory || (isCore(carrier.part) && needed.has(unit));
    return {
      carrier: mandatory === carrier.mandatory ? carrier : { ...carrier, mandatory },
      weight: Math.min(carrier.weight, cores.get(unit)?.weight ?? carrier.weight),
    };
  });
  return keyed
    .toSorted(
      (one, other) =>
        Number(other.carrier.mandatory) - Number(one.carrier.mandatory) ||
        other.weight - one.weight ||
        Number(isCore(other.carrier.part)) - Number(isCore(one.carrier.part)) ||
        one.carrier.section - other.carrier.section ||
        compareTexts(one.carrier.part, other.carrier.part),
    )
    .map(({ carrier }) => carrier);
}
