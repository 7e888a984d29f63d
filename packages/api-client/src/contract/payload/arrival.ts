import * as z from 'zod/mini'
import { idsInput, noInput } from '../input/wire'

export const arrivalListInput = noInput

export const arrivalAddInput = z.object({ goods_ids: idsInput() })

export const arrivalCancelInput = z.object({ goods_ids: idsInput() })
