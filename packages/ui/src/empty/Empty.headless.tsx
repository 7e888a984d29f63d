import { forwardRef, type HTMLAttributes } from 'react'

type Block = HTMLAttributes<HTMLDivElement>

export interface EmptyRootProps extends Block {
  /** `s` inside a panel, `m` in place of a page's content. */
  size?: 's' | 'm'
}

/** Around what is said where there is nothing. Renders `div`; sets `data-size`. */
export const EmptyRoot = forwardRef<HTMLDivElement, EmptyRootProps>(function Root(
  { size = 'm', ...rest },
  ref,
) {
  return <div {...rest} ref={ref} data-size={size} />
})

/** What is not there, or a heading that says it. Renders `div`. */
export const EmptyTitle = forwardRef<HTMLDivElement, Block>(function Title(props, ref) {
  return <div {...props} ref={ref} />
})

/** What to do about it. Renders `p`. */
export const EmptyText = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Text(props, ref) {
    return <p {...props} ref={ref} />
  },
)

/** The buttons and links that do it. Renders `div`. */
export const EmptyActions = forwardRef<HTMLDivElement, Block>(function Actions(props, ref) {
  return <div {...props} ref={ref} />
})
