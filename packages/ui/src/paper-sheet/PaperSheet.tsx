'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './PaperSheet.css'

export const paperSheetLabels = {
  /** The button that prints. */
  print: '打印或存为 PDF',
}

export interface PaperSheetsProps extends HTMLAttributes<HTMLDivElement> {
  /** Beside the button that prints: the way back. */
  back?: ReactNode
  /**
   * Called by the button that prints.
   * @default the browser prints the page
   */
  onPrint?: () => void
  /** Words in place of those of {@link paperSheetLabels}. */
  labels?: Partial<typeof paperSheetLabels>
}

/** Sheets to read and to print: on paper only they are there. The children are PaperSheet. Renders `div`. */
export const PaperSheets = forwardRef<HTMLDivElement, PaperSheetsProps>(function PaperSheets(
  { back, onPrint = () => window.print(), labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('paperSheet', paperSheetLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <div className={css.bar} data-part="bar">
        {back}
        <Button variant="primary" onClick={onPrint} className={css.print}>
          {words.print}
        </Button>
      </div>
      {children}
    </div>
  )
})

export interface PaperSheetProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string
  /**
   * A letter: larger than the lines of a list, and no wider than can be read.
   * @default false
   */
  letter?: boolean
}

/** One sheet with its title; on paper each begins a page. Renders `section`; sets `data-letter`. */
export const PaperSheet = forwardRef<HTMLElement, PaperSheetProps>(function PaperSheet(
  { title, letter, className, children, ...rest },
  ref,
) {
  const id = useId()
  return (
    <section
      aria-labelledby={rest['aria-label'] === undefined ? id : undefined}
      {...rest}
      ref={ref}
      className={joinClass(css.sheet, className)}
      data-letter={dataAttr(letter)}
    >
      <h2 id={id} className={css.title} data-part="title">
        {title}
      </h2>
      {children}
    </section>
  )
})

export interface PaperDetailsProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** Texts beside each other; empty ones are left out. */
  details: readonly ReactNode[]
}

/** Details of a sheet in a row. Renders `p`. */
export const PaperDetails = forwardRef<HTMLParagraphElement, PaperDetailsProps>(function PaperDetails(
  { details, className, ...rest },
  ref,
) {
  return (
    <p {...rest} ref={ref} className={joinClass(css.details, className)}>
      {details.map(
        (detail, at) =>
          detail && (
            // biome-ignore lint/suspicious/noArrayIndexKey: details of a sheet do not move
            <span key={at} className={css.detail} data-part="detail">
              {detail}
            </span>
          ),
      )}
    </p>
  )
})

/** A paragraph of a sheet, with room between its lines to write. Renders `p`. */
export const PaperText = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function PaperText({ className, ...rest }, ref) {
    return <p {...rest} ref={ref} className={joinClass(css.text, className)} />
  },
)

export interface PaperBlankProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** What is known; a line to write on otherwise. */
  text?: string | undefined
}

/** A place of a form: what is known, or a line to write on. Renders `span`. */
export const PaperBlank = forwardRef<HTMLSpanElement, PaperBlankProps>(function PaperBlank(
  { text, className, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={joinClass(css.blank, className)}>
      {text || '\u00a0'}
    </span>
  )
})

export interface PaperSealProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Who signs or seals in each place, one line each. */
  places: readonly (readonly string[])[]
}

/** Room for signatures and seals. Renders `div`. */
export const PaperSeal = forwardRef<HTMLDivElement, PaperSealProps>(function PaperSeal(
  { places, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={joinClass(css.seal, className)}>
      {places.map((lines, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of a sheet do not move
        <p key={at} className={css.place} data-part="place">
          {lines.join('\n')}
        </p>
      ))}
    </div>
  )
})
