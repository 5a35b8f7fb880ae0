import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Ranges that are not the public Internet (IANA special-purpose registry), with two clouds' metadata addresses outside
 * it. */
const innerV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

/** Only 2000::/3 is global; these parts of it are tunnels, tests and documentation. IPv4 written as IPv6 is outside. */
const innerV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

/** This machine and private networks: what an operator may allow. Link-local and metadata addresses are never among
 * them. */
const privateRanges = [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["::1", 128],
  ["fc00::", 7],
] as const;

/** The instance metadata of one cloud, inside the range of private IPv6. */
const metadataV6 = "fd00:ec2::254";

function listOf(ranges: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [start, bits] of ranges) list.addSubnet(start, bits, isIPv6(start) ? "ipv6" : "ipv4");
  return list;
}

const inner = listOf([...innerV4, ...innerV6]);
const global6 = listOf([["2000::", 3]]);
const privates = listOf(privateRanges);
const metadata = listOf([[metadataV6, 128]]);

/** Whether an IP address, in its canonical writing, is one of the public Internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inner.check(address, "ipv4");
  return isIPv6(address) && global6.check(address, "ipv6") && !inner.check(address, "ipv6");
}

/** Whether it is this machine or in a private network, and no metadata service. */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return privates.check(address, "ipv4");
  // BlockList reads an IPv4 address written as IPv6 by the rules of IPv4; such a writing is refused whole.
  if (!isIPv6(address) || address.toLowerCase().startsWith("::ffff:")) return false;
  return privates.check(address, "ipv6") && !metadata.check(address, "ipv6");
}
