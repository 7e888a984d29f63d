import { useCommonConfig } from '@yaoji/hooks/data'
import { Panel } from '../../core/page/Panel'
import * as css from './RegisterLayout.css'

const PARTS = [
  '验证手机号，设置登录密码',
  '填写企业信息和开票信息',
  '上传证照，逐份保存，随时可以离开再接着填',
  '提交后一般 1 个工作日内完成审核，通过后可查看价格并下单',
]

/** Beside each step: what a registration consists of, and whom to ask. */
export function RegisterHelp() {
  const { data: config } = useCommonConfig()
  return (
    <aside className={css.help}>
      <Panel title="注册流程">
        <ol className={css.parts}>
          {PARTS.map(part => (
            <li key={part}>{part}</li>
          ))}
        </ol>
        {config && <p className={css.hotline}>需要帮助，请拨打 {config.hot_line}</p>}
      </Panel>
    </aside>
  )
}
