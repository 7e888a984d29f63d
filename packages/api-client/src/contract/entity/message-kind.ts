import * as z from 'zod/mini'

export const messageKind = z.literal(['order', 'licence', 'promotion', 'system', 'arrival', 'goods'])
