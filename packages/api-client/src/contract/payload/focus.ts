import * as z from 'zod/mini'
import { idInput, pageInput } from '../input/wire'

export const focusDemoInput = z.object({ banner_id: idInput() })

export const focusKxzqAdInput = z.object({
  /** Also as one text with commas, as an address of the strip has them: `16,18`. */
  ids: z.pipe(
    z.transform(value => (typeof value === 'string' ? value.split(',') : value)),
    z.array(idInput()).check(z.minLength(1, '请选择广告'), z.maxLength(50)),
  ),
})

export const focusPpzqInput = z.object(pageInput)
