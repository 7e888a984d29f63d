import { chinaTime } from '../../wire/clock'
import { forbidden } from '../../wire/refusal'
import type { ActionGroup, OperatorContext, WaitingRow } from './action-group'
import { addKey, endKey, FIRST_KEY, keySince, openKeys } from './keys'

/** Keys of operators, so that each has a name in the log. The id is the name. */
export const keyActions: ActionGroup = {
  kind: 'keys',
  about: `keys of operators, by the name in the log; only the key of the settings, ${FIRST_KEY}, adds and ends them`,
  list: async ({ db }) =>
    (await openKeys(db)).map(
      ({ name, created_at }): WaitingRow => ({ id: name, at: chinaTime(created_at), company: '', text: '' }),
    ),
  count: null,
  state: async (db, name) => ((await keySince(db, name)) ? '有效' : ''),
  actions: {
    add: {
      about: 'makes a key for somebody and prints it, once; set it as OPERATOR_KEY for the command',
      fields: [],
      async run(context, name) {
        requireFirst(context)
        return `密钥（只显示这一次）：${await addKey(context, name)}`
      },
    },
    end: {
      about: 'the key opens nothing any more',
      fields: [],
      async run(context, name) {
        requireFirst(context)
        await endKey(context, name)
        return '已停用'
      },
    },
  },
}

/** Otherwise somebody whose key is ended could still have another one. */
function requireFirst({ operator }: OperatorContext): void {
  if (operator !== FIRST_KEY) throw forbidden(`只有 ${FIRST_KEY} 密钥可以管理密钥`)
}
