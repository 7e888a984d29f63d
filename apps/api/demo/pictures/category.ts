import { circle, drawing, element, path, rect } from './markup'

const SIDE = 48
const STROKE = {
  fill: 'none',
  stroke: '#0B6E60',
  'stroke-width': 2.4,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const

/** The accent of the dark theme, where the system has one: a picture cannot read the theme of the page. */
const ON_DARK = '@media (prefers-color-scheme:dark){*{stroke:#4FBFAE}}'

/** Line drawings of the menu's categories, of links and of gifts, 48 by 48, with one stroke width. */
const ICONS: Readonly<Record<string, string>> = {
  capsule: path('M17 31L31 17a7 7 0 0 1 10 10L27 41a7 7 0 0 1-10-10ZM22 26L32 36', {
    ...STROKE,
    transform: 'translate(-5 -5)',
  }),
  gourd: path(
    'M24 7V12M20 14a5.5 5.5 0 0 1 8 0c2 3 0 6-1 8c6 2 9 7 9 11c0 6-6 9-12 9s-12-3-12-9c0-4 3-9 9-11c-1-2-3-5-1-8ZM19 22H29',
    STROKE,
  ),
  mortar: path('M9 22H39C39 33 34 38 31 40H17C14 38 9 33 9 22ZM16 42H32M27 22L36 7', STROKE),
  pulse: path('M6 25H15L19 13L26 36L31 20L34 25H42', STROKE),
  eye:
    path('M5 24C11 14 17 11 24 11S37 14 43 24C37 34 31 37 24 37S11 34 5 24Z', STROKE) +
    circle(24, 24, 6, STROKE),
  leaf: path('M10 38C6 20 18 9 40 9C41 28 31 40 15 38M10 42C14 32 20 24 30 18', STROKE),
  vial:
    rect(16, 6, 16, 7, { rx: 2, ...STROKE }) +
    path(
      'M18 13V18C18 20 13 21 13 26V38Q13 42 17 42H31Q35 42 35 38V26C35 21 30 20 30 18V13M13 29H35',
      STROKE,
    ),
  drop: path('M24 6C31 16 36 22 36 29a12 12 0 0 1-24 0C12 22 17 16 24 6ZM18 30a6 6 0 0 0 6 6', STROKE),
  ribbon: path('M17 42L31 18C33 14 30 7 24 7S15 14 17 18L31 42', STROKE),
  tube: path('M17 6H31M19 6V35a5 5 0 0 0 10 0V6M19 24H29', STROKE),
  box: path('M8 16L24 8L40 16V33L24 41L8 33ZM8 16L24 24L40 16M24 24V41', STROKE),
  truck:
    path('M5 13H28V34H5ZM28 20H36L43 27V34H28Z', STROKE) +
    circle(14, 36, 4, STROKE) +
    circle(35, 36, 4, STROKE),
  fire: path(
    'M24 6C26 14 35 18 35 29a11 11 0 0 1-22 0C13 24 16 21 17 17C20 19 21 21 21 24C24 20 25 13 24 6Z',
    STROKE,
  ),
  star: path('M24 6L29.3 18L42 19.3L32.5 27.8L35.2 40.5L24 34L12.8 40.5L15.5 27.8L6 19.3L18.7 18Z', STROKE),
  bandage: path(
    'M13 27L27 13a7 7 0 0 1 10 10L23 37a7 7 0 0 1-10-10ZM20 20L30 30M24 22v.1M22 26v.1M26 26v.1',
    STROKE,
  ),
  ticket: path(
    'M7 14H41V20a4 4 0 0 0 0 8V34H7V28a4 4 0 0 0 0-8ZM18 14V17M18 22V26M18 31V34M25 21H33M25 27H33',
    STROKE,
  ),
  basket: path('M7 19H41L37 39H11ZM15 19L21 8M33 19L27 8M19 26V33M24 26V33M29 26V33', STROKE),
  coin: circle(24, 24, 17, STROKE) + path('M17 14L24 22L31 14M24 22V35M17 24H31M17 29H31', STROKE),
  gauge:
    rect(9, 7, 30, 34, { rx: 4, ...STROKE }) +
    path('M15 27A10 10 0 0 1 33 27M24 27L29 20M16 35H22M27 35H32', STROKE),
  roll:
    circle(16, 24, 9, STROKE) +
    circle(16, 24, 3, STROKE) +
    path('M16 15H40V39L36 36L32 39L28 36L25 38V28', STROKE),
  bag: path('M10 17H38L35 42H13ZM17 22V14a7 7 0 0 1 14 0V22', STROKE),
  cooler: path('M7 16H41V22H7ZM10 22V40H38V22M16 16L19 8H29L32 16M24 27V36M20 29L28 34M28 29L20 34', STROKE),
  scanner: path('M8 10H30L36 16V22H20L17 40H9L12 22H8ZM20 22V28H25M40 12L44 9M41 17H45M40 22L44 25', STROKE),
  printer: path('M14 18V7H34V18M14 36H7V18H41V36H34M14 28H34V42H14ZM18 34H30M18 38H26', STROKE),
  thermometer: path(
    'M20 28V11a4.5 4.5 0 0 1 9 0V28a8 8 0 1 1-9 0ZM24.5 18V33M34 12H38M34 18H38M34 24H38',
    STROKE,
  ),
  scale: rect(8, 10, 32, 30, { rx: 5, ...STROKE }) + path('M16 22A9 9 0 0 1 32 22ZM24 22L27 17', STROKE),
  cup: path('M15 12H33L31 42H17ZM13 6H35V12H13ZM16 22H32M17 33H31', STROKE),
  kettle: path('M14 18H34L37 40H11ZM18 18V13H30V18M24 13V9M36 24H41V34H37M14 20L8 16M17 32H31', STROKE),
  umbrella: path(
    'M6 25A18 18 0 0 1 42 25C39 22 33 22 30 25C28 22 20 22 18 25C15 22 9 22 6 25ZM24 7V4M24 24V38a4 4 0 0 1-8 0',
    STROKE,
  ),
  syringe: path(
    'M8 40L16 32M13 29L19 35M16 32L32 16L36 20M19 35L35 19L29 13ZM32 10L38 16M35 13L41 7M38 4L44 10',
    STROKE,
  ),
}

/** Draws the picture with the name `logo` of a category; null when there is none. */
export function drawCategory(logo: string): string | null {
  const icon = Object.hasOwn(ICONS, logo) ? ICONS[logo] : undefined
  return icon === undefined ? null : drawing(SIDE, SIDE, '', element('style', {}, ON_DARK) + icon)
}
