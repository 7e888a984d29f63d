import { commonConfig } from '../config'
import { type Call, call } from './call'
import { noInput } from './wire'

export const calls: readonly Call[] = [
  call(commonConfig, {
    payload: noInput,
    summary:
      'Returns hot searches, nav, category menus, brands, the licences of the footer and the service’s time.',
  }),
]
