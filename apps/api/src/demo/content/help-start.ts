import { documentNames, documentRequirements, ENTERPRISE_TYPES, ENTERPRISES } from '@yaoji/domain'
import type { ArticleDraft } from './article-draft'

/** Documents by kind of enterprise, from the table that the registration reads. */
const DOCUMENT_TABLE = [
  ['证件', ...ENTERPRISE_TYPES.map(type => ENTERPRISES[type].text)],
  ...documentRows(),
].map(cells => `| ${cells.join(' | ')} |`)

function documentRows(): string[][] {
  const requirements = ENTERPRISE_TYPES.map(documentRequirements)
  const names = new Set(requirements.flat().map(({ types }) => documentNames(types)))
  return [...names].map(name => [
    name,
    ...requirements.map(rows => {
      const row = rows.find(each => each.name === name)
      if (!row) return '—'
      return row.required ? '必需' : '选交'
    }),
  ])
}

/** 新用户指南: from the first visit to the first order. */
export const HELP_START: readonly ArticleDraft[] = [
  {
    id: 301,
    category_id: 31,
    name: '会员注册',
    summary: '三步完成注册：手机验证、企业信息、资质证件。',
    url: '/help/xrzn/hyzc',
    days_ago: 120,
    text: `
      药集只面向持证的药店、诊所和药品批发企业。个人不能注册采购账号。
      ## 注册三步
      1. 验证手机：填写手机号，输入收到的 6 位验证码（5 分钟内有效，60 秒后可重新获取），设置 8 至 32 位、同时有字母和数字的登录密码，阅读并同意用户协议。
      2. 填写企业信息：选择企业类型，填写与营业执照一致的企业名称、18 位统一社会信用代码、法定代表人、所在地区与详细地址、联系人和开票资料。
      3. 上传资质证件：按企业类型上传清晰完整的证件照片或扫描件，填写证号和有效期。
      ## 审核多久
      提交后一般在 1 个工作日内完成审核，结果会以站内消息通知。审核期间可以浏览商品、收藏商品、加入购物车，但看不到价格，也不能下单。
      ## 被驳回怎么办
      回到注册页面查看每份证件的驳回原因，修改后重新提交即可，已通过的证件不用再传。
    `,
  },
  {
    id: 302,
    category_id: 31,
    name: '企业资质要求',
    summary: '各类企业需要哪些证件。',
    url: '/help/xrzn/hyzc?id=302',
    days_ago: 118,
    text: `
      不同类型的企业需要的证件不同。所有复印件须加盖企业公章，照片四角完整、文字清晰。
      ${DOCUMENT_TABLE.join('\n      ')}
      选交的证件用于开通更多经营范围，例如医疗器械和食品。
      ## 有效期
      证件到期前 30 天和 7 天会各提醒一次。必需证件过期后仍可登录、看价、加购，但不能结算，更新并审核通过后立即恢复。
      更新审核期间，原证件在有效期内继续有效，不影响采购。
    `,
  },
  {
    id: 303,
    category_id: 31,
    name: '购物指南',
    summary: '找货、看价、加购、结算的完整流程。',
    url: '/help/xrzn/gwzn',
    days_ago: 110,
    text: `
      ## 找货
      - 搜索框可输入药品通用名、商品名、批准文号、条形码，也可输入拼音首字母，如“amxl”可找到阿莫西林。
      - 选择“厂家”后，按生产企业名称搜索。
      - 左侧分类、品牌专区、中药饮片、器械专区可逐级浏览，列表支持按厂家、剂型、有货筛选。
      ## 看价格
      登录并通过资质审核后显示采购价。阶梯价商品在达到数量后整行按新价格计算。超出经营范围或需要授权的商品不显示价格，卡片上会说明原因。
      ## 数量规则
      商品有起订量、递增量和限购量。输入的数量不合规时，会提示最近的两个可购数量，例如“可购 40 或 50”。
      ## 结算
      1. 在购物车勾选要结算的商品，缺货或不可购买的商品会自动取消勾选。
      2. 核对收货地址、拆单情况、优惠与应付金额。不同仓库的商品、含麻黄碱类复方制剂会拆成独立订单。
      3. 提交订单并支付。提交时如价格上涨，会先显示新的金额请您确认，不会直接下单。
    `,
  },
  {
    id: 304,
    category_id: 31,
    name: '安全购药',
    summary: '正品来源、质量验收与账号安全。',
    url: '/help/xrzn/aqgy',
    days_ago: 108,
    text: `
      ## 来源合法
      平台所售药品均来自持有药品经营许可证或生产许可证的企业，每个批次留存首营资料和检验报告，随货同行单可在订单中下载。
      ## 到货验收
      1. 核对随货同行单与实物的品名、规格、批号、有效期、数量。
      2. 冷藏药品先查看温度记录，超温请当场拒收并拍照。
      3. 外包装破损、短少、污染的，请在签收时注明，并在 48 小时内申请售后。
      ## 账号安全
      - 不要把登录密码和短信验证码告诉任何人，客服不会索要。
      - 修改密码后，其他设备上的登录会立即失效。
      - 采购员离职时请及时更换绑定手机号并更新采购委托书。
      ## 本站不发布
      本站不发布麻醉药品、精神药品、医疗用毒性药品、放射性药品、戒毒药品和医疗机构制剂的信息。
    `,
  },
]
