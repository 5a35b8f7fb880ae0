import type { Vector } from "./spk-kernel.ts";
import { clenshaw } from "./spk-kernel.ts";

/** Chiron's orbit from `packages/sky/golden/chiron-helio.json`: heliocentric, ICRF axes, au, by TDB. */
export interface ChironChebyshev {
  readonly start: number;
  readonly days: number;
  readonly c: readonly (readonly number[])[];
}

/** A perturbing body: its heliocentric position (ICRF, au) and its GM, au³/day². */
export interface Attractor {
  readonly gm: number;
  position(jdTdb: number): Vector;
}

/** Integration step, days: 1/16 000 of Chiron's year; halving it changes the position in 2120 by less than 1e-10 au. */
const stepDays = 1;

type State = readonly [number, number, number, number, number, number];

/**
 * Heliocentric positions of Chiron, au, ICRF axes: the given polynomials up to the middle of the last one, and from
 * there the same orbit integrated (fourth-order Runge-Kutta) under the Sun and the attractors, up to `lastJd`.
 */
export function chironOrbit(
  orbit: ChironChebyshev,
  sunGm: number,
  attractors: readonly Attractor[],
): (jdTdb: number) => Vector {
  // Start in the middle of the last polynomial: towards its end nothing beyond constrains it.
  const endJd = orbit.start + orbit.days * (orbit.c.length - 0.5);
  const path: State[] = [stateAt(orbit, endJd)];
  const pull = acceleration(sunGm, attractors);
  return (jdTdb) => {
    if (jdTdb <= endJd) return [0, 1, 2].map((axis) => component(orbit, jdTdb, axis)) as Vector; // three axes
    const whole = Math.floor((jdTdb - endJd) / stepDays);
    while (path.length <= whole) {
      const last = path.at(-1);
      if (last) path.push(step(pull, last, endJd + (path.length - 1) * stepDays, stepDays));
    }
    const from = path[whole];
    if (!from) throw new Error("the orbit has no start");
    const [x, y, z] = step(pull, from, endJd + whole * stepDays, jdTdb - endJd - whole * stepDays);
    return [x, y, z];
  };
}

function component(orbit: ChironChebyshev, jd: number, axis: number): number {
  const segment = Math.min(Math.floor((jd - orbit.start) / orbit.days), orbit.c.length - 1);
  const terms = (orbit.c[segment]?.length ?? 0) / 3;
  const x = (2 * (jd - orbit.start - segment * orbit.days)) / orbit.days - 1;
  return clenshaw(orbit.c[segment]?.slice(axis * terms, (axis + 1) * terms) ?? [], x);
}

/** Position and velocity; the velocity by a fourth-order central difference, accurate to 1e-12 au/day. */
function stateAt(orbit: ChironChebyshev, jd: number): State {
  const reach = 20;
  const at = (steps: number, axis: number) => component(orbit, jd + steps * reach, axis);
  const axes = [0, 1, 2];
  const velocity = axes.map((axis) => (8 * (at(1, axis) - at(-1, axis)) - at(2, axis) + at(-2, axis)) / (12 * reach));
  return [...axes.map((axis) => at(0, axis)), ...velocity] as unknown as State; // three of position, three of velocity
}

type Acceleration = (jd: number, x: number, y: number, z: number) => Vector;

/**
 * Gravitational acceleration of Chiron by the Sun and the attractors, minus the attractors' acceleration of the Sun,
 * au/day².
 */
function acceleration(sunGm: number, attractors: readonly Attractor[]): Acceleration {
  return (jd, x, y, z) => {
    const own = pullTowards(sunGm, -x, -y, -z);
    for (const { gm, position } of attractors) {
      const [px, py, pz] = position(jd);
      const onChiron = pullTowards(gm, px - x, py - y, pz - z);
      const onSun = pullTowards(gm, px, py, pz);
      for (let axis = 0; axis < 3; axis += 1) {
        own[axis] = (own[axis] ?? 0) + (onChiron[axis] ?? 0) - (onSun[axis] ?? 0);
      }
    }
    return own;
  };
}

function pullTowards(gm: number, x: number, y: number, z: number): Vector {
  const square = x * x + y * y + z * z;
  const strength = gm / (square * Math.sqrt(square));
  return [strength * x, strength * y, strength * z];
}

function step(pull: Acceleration, from: State, jd: number, days: number): State {
  const slope = (state: State, at: number): State => {
    const [x, y, z, vx, vy, vz] = state;
    return [vx, vy, vz, ...pull(at, x, y, z)];
  };
  const moved = (by: State, share: number) =>
    from.map((value, index) => value + share * (by[index] ?? 0)) as unknown as State; // six in, six out
  const first = slope(from, jd);
  const second = slope(moved(first, days / 2), jd + days / 2);
  const third = slope(moved(second, days / 2), jd + days / 2);
  const fourth = slope(moved(third, days), jd + days);
  return from.map(
    (value, index) =>
      value +
      (days / 6) * ((first[index] ?? 0) + 2 * (second[index] ?? 0) + 2 * (third[index] ?? 0) + (fourth[index] ?? 0)),
  ) as unknown as State; // six in, six out
}
