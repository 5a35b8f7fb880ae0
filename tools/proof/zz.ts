import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { plannedBook } from "@cosmic/report/testing/planned-book";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { cityBirths } from "./city-births.ts";
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const lost=new Map<string,number>();
for (const birth of cityBirths(400,5)) { const b=plannedBook({birth,asOf:"2026-11-23",sources}); if(!b) continue;
 for (const d of b.plan.disputes) if(d.outcome!=="suppressed" && false) console.log(d);
 const parts=b.plan.chapters.flatMap(c=>c.sections.flatMap(s=>s.items.map(i=>i.part)));
 for (const sub of ["love/arguing/","love/choosing/","love/attaching/","love/staying/","love/asking/","work/direction/","work/effort/","work/duty/","work/worth/","work/daily-work/","work/rest/"]) if(!parts.some(p=>p.startsWith(sub))) { if(b.facts.timeUnknown&&/staying|direction|worth|daily/.test(sub)) continue; lost.set(sub+" "+b.facts.planets.mars.sign+" "+birth.date,1);} }
console.log([...lost.keys()].join("\n"));
