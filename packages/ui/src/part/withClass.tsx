import { type ComponentPropsWithRef, type ElementType, forwardRef, type ReactNode } from 'react'

/** Joins class names, leaving out what is missing. */
export function joinClass(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}

/** Gives a headless part its looks: same props, same ref, one class more. */
export function withClass<Part extends ElementType>(Part: Part, className: string, displayName: string) {
  // TypeScript cannot follow the props of an open element type through forwardRef; the signature below states them.
  const Element: ElementType = Part
  const Styled = forwardRef<unknown, { className?: string }>(function Styled(props, ref) {
    return <Element {...props} ref={ref} className={joinClass(className, props.className)} />
  })
  Styled.displayName = displayName
  return Styled as unknown as (props: ComponentPropsWithRef<Part>) => ReactNode
}
