import { endQuietly } from './operator/end-quietly'
import { runOperator } from './operator/run'

const { argv, env, stdout, stderr } = process

endQuietly(stdout)
endQuietly(stderr)

process.exitCode = await runOperator(argv.slice(2), {
  env,
  // npm runs a workspace's script in the workspace: the folder that it was called from is in INIT_CWD.
  folder: env.INIT_CWD ?? process.cwd(),
  write: text => void stdout.write(text),
  writeError: text => void stderr.write(text),
})
