import { LinkButton, type LinkButtonProps } from './Button'

/** A link that looks like a button: its text, and where it leads. */
export type LinkButtonEntry = readonly [text: string, href: string]

export interface LinkButtonsProps extends Pick<LinkButtonProps, 'size'> {
  /** What can be done next, the best first: it is the primary one. */
  links: readonly LinkButtonEntry[]
}

/** Links to go on, such as the `actions` of Empty: the first is primary. Renders a LinkButton for each, and nothing around. */
export function LinkButtons({ links, size }: LinkButtonsProps) {
  return links.map(([text, href], at) => (
    <LinkButton key={href} href={href} size={size} variant={at === 0 ? 'primary' : 'secondary'}>
      {text}
    </LinkButton>
  ))
}
