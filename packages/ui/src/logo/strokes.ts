/** The cabinet with three drawers, on a grid of 48: the lines between the drawers, and their handles. */
export const CABINET = {
  seams: 'M1 24H47M24 24V47',
  handles: 'M19 13.5H29M9.5 36.5H15.5M32.5 36.5H38.5',
} as const

/** The two characters as strokes on a grid of 48, drawn for this wordmark. */
export const YAO =
  'M4 10.5H44M16 4V16M32 4V16M16.5 17L8 25.5L16.5 26L6.5 35L19 33.5M5 44.5L20 40M29.5 17L23 28.5M27 22.5H42V37Q42 44 34.5 43.5M30.5 28.5L34.5 35'
export const JI =
  'M17 3L6.5 14.5M12 10V30M26.5 2.5L29.5 8M12 9.5H43M13 16H39M13 22.5H39M12 29H44M27 9.5V29M4 36.5H45M24.5 30V47M22.5 37.5Q15 43.5 5 45.5M26.5 37.5Q34 43.5 44 45.5'
