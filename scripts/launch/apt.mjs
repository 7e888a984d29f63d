import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runLogged } from './child.mjs'
import { TEST_LOGS } from './folders.mjs'
import { step } from './progress.mjs'

const APT_GET = '/usr/bin/apt-get'

/** Whether system packages can be installed without a question to the user: Debian or Ubuntu, as root. */
export function canUseApt() {
  return process.getuid?.() === 0 && existsSync(APT_GET)
}

/** Installs system packages. A failure is shown, not thrown: the caller may have another way. */
export async function aptGet(names) {
  const log = join(TEST_LOGS, 'apt.log')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await step(
    `Installing ${names.join(', ')}`,
    async () => {
      const { code } = await runLogged([APT_GET, 'update'], { log, env })
      if (code !== 0) return code
      const install = await runLogged([APT_GET, 'install', '-y', '--no-install-recommends', ...names], {
        log,
        env,
        append: true,
      })
      return install.code
    },
    { outcome: code => (code === 0 ? 'done' : `failed, see ${log}`) },
  )
}
