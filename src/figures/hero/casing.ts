import { compactPath } from '../compact-path.ts';
import { coneLine } from './annulus.ts';

/*
 * Stationary parts that the section cuts. Radii are positive: the drawing mirrors what lies above the axis.
 * Parts that touch are hatched in opposite directions, hence the two groups.
 */

export const CASING = compactPath([
  // Inlet: bellmouth with its flanges, then the inner cone
  'M262 432 C262 310 300 250 396 250 V312 H384 V276 C324 280 277 320 277 418 H302 V432 Z',
  'M150 432 C150 214 226 112 340 112 H424 V100 H340 C214 100 138 208 138 418 H112 V432 Z',
  // Compressor casing, rear part with its bleed belt
  'M772 214 H912 V230 H898 V272 H934 V230 H920 V214 H988 V276 H976 V244 H948 V286 H884 V244 H784 V276 H772 Z',
  // Wrapper of the combustors; exhaust frame with the wall of the diffuser
  'M1200 374 L1207 401 H1386 V426 H1400 V388 H1216 L1211 371 Z',
  'M1760 424 H1772 V366 L1896 393 V422 H1908 V390 L2086 430 V448 H2098 V412 L1908 369 L1760 336 Z',
  // Inner wall of the compressor's diffuser with the support of the first nozzle; inner barrel of
  // the exhaust
  'M1084 182 L1198 170 H1366 V203 H1384 V160 H1194 L1084 171 Z',
  'M1748 193 L2098 172 V118 H2086 V161 L1748 181 Z',
  // Turbine: ring of the first nozzle, shrouds and nozzles by turns, diaphragms
  'M1384 267 H1428 V278 H1414 V326 H1400 V278 H1384 Z M1434 273 H1484 V292 H1476 V334 H1442 V292 H1434 Z',
  'M1488 276 L1546 299 V342 H1534 V307 L1500 293 V338 H1488 Z M1550 301 H1604 V318 H1596 V348 H1558 V318 H1550 Z',
  'M1610 304 L1674 328 V358 H1662 V336 L1622 321 V352 H1610 Z M1680 331 H1742 V348 H1734 V366 H1688 V348 H1680 Z',
  'M1490 203 L1542 201 V190 H1528 V184 H1504 V190 H1490 Z M1612 200 L1670 197 V186 H1654 V180 H1630 V186 H1612 Z',
]);

/** Hatched the other way and drawn first: the parts above are set into them. */
export const CASING_TURNED = compactPath([
  // Compressor casing, front part with its bleed belt
  `M396 250 ${coneLine} H706 V230 H688 V276 H734 V230 H714 V214 H772 V276 H760 V244 H748 V290 H674 V244 H600 L436 280 H408 V312 H396 Z`,
  // Discharge casing with the outer wall of the diffuser, up to the combustor
  'M988 214 H1084 L1198 233 V242 H1178 L1185 270 L1173 273 L1166 248 L1040 244 H1000 V276 H988 Z',
  // Turbine shell with its spaces for cooling air
  'M1400 426 H1412 V400 H1748 V424 H1760 V352 H1748 V368 L1400 324 Z M1494 354 V384 H1542 V360 Z M1614 368 V386 H1664 V375 Z',
  // Front bearing: housing on a web of the inner cone, pads of the thrust and journal bearing
  'M188 52 V98 H280 V112 H304 V98 H346 V60 H336 V86 H254 V56 H244 V86 H198 V52 Z M201 56 H210 V80 H201 Z M232 56 H241 V80 H232 Z M264 54 H328 V77 H264 Z',
  // Rear bearing
  'M1804 62 V112 H1838 L1834 186 H1876 L1872 112 H1912 V62 H1902 V98 H1814 V62 Z M1822 56 H1892 V82 H1822 Z',
]);

/** Parts behind the section plane, and those too thin for hatching. */
export const DETAILS = compactPath([
  // Inlet strut, guide vane with its spindle and lever
  'M340 112 V258 M378 112 V251 M410 113 L406 249 H428 L424 113 Z M413 249 V316 H421 V249 M408 316 H426 V322 H408 Z',
  // Outlet guide vanes, strut of the diffuser
  'M1068 184 V214 H1080 V184 Z M1118 180 L1122 220 M1150 176 L1156 226',
  // Struts of the exhaust
  'M1800 190 L1812 348 M1862 187 L1878 362 M1812 190 L1824 350 M1850 188 L1866 360',
  // Impingement sleeve of the transition piece
  'M1300 342 C1344 328 1358 300 1378 282 V262 M1262 253 C1300 242 1340 214 1366 198',
  // Bleed pipes, inlet of the cooling air
  'M696 290 V330 H688 V338 H732 V330 H724 V290 M904 286 V326 H896 V334 H936 V326 H928 V286 M1508 400 V436 H1500 V444 H1538 V436 H1530 V400',
]);

/** Transition piece, from the round liner to the sector of the first nozzle. */
export const TRANSITION = compactPath(
  'M1284 337 C1330 325 1348 288 1378 265 H1384 M1264 263 C1304 252 1342 226 1378 205 H1384',
);

/** Bolts of the vertical joints: place and radius. */
const JOINTS = [
  [396, 298],
  [772, 262],
  [988, 262],
  [1400, 414],
  [1760, 411],
] as const;
export const BOLTS = compactPath(
  JOINTS.map(
    ([x, r]) =>
      `M${x - 20} ${r} H${x + 20} M${x - 18} ${r - 5} V${r + 5} M${x + 18} ${r - 5} V${r + 5}`,
  ),
);
