import { createContext, forwardRef, type HTMLAttributes, useId } from 'react'
import { useRequiredContext } from '../part/useRequiredContext'

interface StripState {
  readonly title: string
  readonly titleId: string
}

const Context = createContext<StripState | null>(null)

/** The strip's title and its id; for parts of your own. */
export const useZoneStrip = (part: string) => useRequiredContext(Context, part, 'ZoneStripRoot')

export interface ZoneStripRootProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string
}

/** A strip of one zone. Renders `section`, named by its title. */
export const ZoneStripRoot = forwardRef<HTMLElement, ZoneStripRootProps>(function Root(
  { title, ...rest },
  ref,
) {
  const titleId = useId()
  return (
    <Context.Provider value={{ title, titleId }}>
      <section {...rest} ref={ref} aria-labelledby={titleId} />
    </Context.Provider>
  )
})

/** The title that names the strip. Renders `h2`. */
export const ZoneStripTitle = forwardRef<HTMLHeadingElement, HTMLAttributes<HTMLHeadingElement>>(
  function Title(props, ref) {
    const { title, titleId } = useZoneStrip('ZoneStripTitle')
    return (
      <h2 {...props} ref={ref} id={titleId}>
        {title}
      </h2>
    )
  },
)

/** The strip's goods. Renders `ul`, to fill with `li`. */
export const ZoneStripList = forwardRef<HTMLUListElement, HTMLAttributes<HTMLUListElement>>(
  function List(props, ref) {
    const { titleId } = useZoneStrip('ZoneStripList')
    return <ul aria-labelledby={titleId} {...props} ref={ref} />
  },
)
