import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { countFailedMails, failedMails, mailAgain, mailText } from '../invoice/mail'
import { MAIL_TRIES } from '../invoice/mail-state'
import { type ActionGroup, recordId, type WaitingRow } from './action-group'

/** Invoices that could not be sent by e-mail. The id is that of the invoice. */
export const mailActions: ActionGroup = {
  kind: 'invoice-mails',
  about: 'issued invoices whose e-mail failed; the service tries each six times in about a day',
  list: listMails,
  count: countFailedMails,
  state: (db, id) => mailText(db, recordId(id, '发票')),
  actions: {
    resend: {
      about: 'sends it again, also one that was sent',
      fields: [],
      async run({ db }, id) {
        await mailAgain(db, recordId(id, '发票'))
        return '将重新发送'
      },
    },
  },
}

async function listMails({ db }: Context): Promise<WaitingRow[]> {
  const rows = await failedMails(db)
  return rows.map(({ id, number, email, profile, mail_tries, mail_after, applied_at }) => ({
    id: String(id),
    at: chinaTime(mail_after ?? applied_at),
    company: profile?.title ?? '',
    text: [number, email, `已尝试 ${mail_tries} / ${MAIL_TRIES} 次`].join('  '),
  }))
}
