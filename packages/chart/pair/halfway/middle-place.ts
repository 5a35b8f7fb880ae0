/** Geographic coordinates, degrees, north and east positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The place halfway between two: mean latitude, and the middle of the shorter way round in longitude, −180 < x ≤ 180.
 * Of two middles (meridians exactly opposite) the one nearer Greenwich, else the eastern one. The same in either order;
 * never nearer a pole than both places.
 */
export function middlePlace(one: Coordinates, other: Coordinates): Coordinates {
  return {
    latitude: (one.latitude + other.latitude) / 2,
    longitude: middleLongitude(one.longitude, other.longitude),
  };
}

function middleLongitude(oneDeg: number, otherDeg: number): number {
  if (oneDeg === otherDeg) return oneDeg;
  const apart = Math.abs(oneDeg - otherDeg);
  const middle = (oneDeg + otherDeg) / 2;
  if (apart < 180) return middle;
  // Of opposite meridians the middle between the two numbers is never further from Greenwich than the one across.
  if (apart === 180) return Math.abs(middle) === 90 ? 90 : middle;
  return middle > 0 ? middle - 180 : middle + 180;
}
