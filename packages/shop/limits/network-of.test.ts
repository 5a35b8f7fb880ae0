import { expect, test } from "vitest";
import { clientOf, networkOf } from "./take.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["203.0.113.1", "203.0.113.0/24"],
  ["::ffff:203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:DB8:0001::9", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["nonsense", "unknown"],
  ["", "unknown"],
])("%s belongs to %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["203.0.113.77", "203.0.113.77/32"],
  ["::ffff:203.0.113.9", "203.0.113.9/32"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["nonsense", "unknown"],
])("%s is the client %s", (address, client) => {
  expect(clientOf(address)).toBe(client);
});

test("an IPv4 address within IPv6 is read to its last digit, and only where nothing stands around it", () => {
  expect(clientOf("::ffff:203.110.113.109")).toBe("203.110.113.109/32");
  expect(clientOf("1::ffff:203.0.113.9")).not.toBe("203.0.113.9/32");
  expect(clientOf("::ffff:203.0.113.9.8")).toBe("unknown");
});

test("zeros in the middle of an address stand where they were left out", () => {
  expect(clientOf("2001::3:4:5:6:7")).toBe("2001:0:0:3::/64");
  expect(networkOf("1:2::")).toBe("1:2:0::/48");
});
