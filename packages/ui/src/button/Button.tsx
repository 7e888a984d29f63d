import { withClass } from '../part/withClass'
import * as css from './Button.css'
import * as Headless from './Button.headless'

/** A button that can wait. `primary` stands once on a page. */
export const Button = withClass(Headless.Button, css.root, 'Button')

/** A link that looks like a button, because it goes somewhere. */
export const LinkButton = withClass(Headless.LinkButton, css.root, 'LinkButton')
