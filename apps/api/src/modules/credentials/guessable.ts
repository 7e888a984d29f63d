import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isGuessablePassword } from '@yaoji/domain'
import { PACKAGE_FOLDER } from '../../package-folder'
import { invalidField } from '../../wire/refusal'

const LIST = path.join(PACKAGE_FOLDER, 'src/modules/credentials/common-passwords.txt')

/** Passwords that attackers try first, in lower case. */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(LIST, 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#')),
)

/** Refuses a new password that is tried early by those who guess. Passwords that accounts have are not asked. */
export function refuseGuessable(password: string): void {
  if (isGuessablePassword(password, COMMON))
    throw invalidField('password', '密码过于常见，容易被猜到，请换一个')
}
