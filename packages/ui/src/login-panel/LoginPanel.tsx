'use client'
import { forwardRef, type HTMLAttributes, useId } from 'react'
import { Container } from '../container'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { Stack } from '../stack'
import { Text } from '../text'
import { TextLink } from '../text-link'
import * as css from './LoginPanel.css'

export const loginPanelLabels = {
  title: '账号登录',
}

export interface LoginPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Below the title: where the login leads. */
  hint?: string | undefined
  /** Beside the panel on a wide page. Without one its place stays empty. */
  picture?: { readonly href: string; readonly image: string; readonly title: string } | undefined
  /** Below the form: other ways to go, as text and address. */
  links: readonly (readonly [text: string, href: string])[]
  /** Words in place of those of {@link loginPanelLabels}. */
  labels?: Partial<typeof loginPanelLabels>
}

/** A login over the whole width of the window: a picture, and a panel with the form. Renders `div`. */
export const LoginPanel = forwardRef<HTMLDivElement, LoginPanelProps>(function LoginPanel(props, ref) {
  const { hint, picture, links, labels, className, children, ...rest } = props
  const words = useLabels('loginPanel', loginPanelLabels, labels)
  const id = useId()
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Container className={css.columns}>
        {picture ? (
          <Link href={picture.href} className={css.picture} data-part="picture">
            <img src={picture.image} alt={picture.title} className={css.image} data-part="image" />
          </Link>
        ) : (
          <div className={css.picture} data-part="picture" />
        )}
        <section className={css.panel} aria-labelledby={id} data-part="panel">
          <Stack gap={3}>
            <Stack gap={1}>
              <h2 id={id} className={css.title} data-part="title">
                {words.title}
              </h2>
              {hint && <Text>{hint}</Text>}
            </Stack>
            {children}
            <p className={css.links} data-part="links">
              {links.map(([text, href]) => (
                <TextLink key={href} href={href}>
                  {text}
                </TextLink>
              ))}
            </p>
          </Stack>
        </section>
      </Container>
    </div>
  )
})
