import * as z from 'zod/mini'
import { idsInput, pageInput } from '../input/wire'

export const favoriteListInput = z.object(pageInput)

export const favoriteAddInput = z.object({ goods_ids: idsInput() })

export const favoriteCancelInput = z.object({ goods_ids: idsInput() })
