import { withClass } from '../part/withClass'
import * as css from './FormError.css'
import * as Headless from './FormError.headless'

/** Why a form was refused, at its top; the focus goes to the first failing field. */
export const FormError = withClass(Headless.FormError, css.root, 'FormError')
