import * as z from 'zod/mini'
import { idInput } from '../input/wire'

export const goodsSimilarInput = z.object({ id: idInput() })
