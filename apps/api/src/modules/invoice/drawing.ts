import type PDFDocument from 'pdfkit'

/* Sizes and colours of an invoice's PDF, in points. */

export type Drawing = InstanceType<typeof PDFDocument>

export const PAGE = 'A4'
export const MARGIN = 36
/** Width of the content: A4 without its margins. */
export const CONTENT = 595.28 - 2 * MARGIN
/** Space between the frame of a box and its text. */
export const BOX = 6
export const FONT = 'text'
export const INK = '#1f2933'
export const LINE = '#8a5a44'
/** The title and the mark of a specimen. */
export const SEAL = '#a3361f'
