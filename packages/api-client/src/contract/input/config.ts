import { commonConfig } from '../config'
import { type Call, call } from './call'
import { noInput } from './wire'

export const calls: readonly Call[] = [
  call(commonConfig, {
    payload: noInput,
    summary: 'Hot searches, nav, category menus, brands, licences for the footer and the server clock.',
  }),
]
