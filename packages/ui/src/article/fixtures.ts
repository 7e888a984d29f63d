import type { ArticleBlock, ArticleSpan } from './article-block'

const say = (text: string): ArticleSpan[] => [{ text }]

/** One block of every kind. */
export const blocksForStory: ArticleBlock[] = [
  { kind: 'paragraph', spans: say('药集只面向持证的药店、诊所和药品批发企业。个人不能注册采购账号。') },
  { kind: 'heading', text: '注册三步' },
  {
    kind: 'steps',
    items: [
      say('验证手机：填写手机号，输入收到的 6 位验证码，设置登录密码。'),
      [
        { text: '填写企业信息：企业名称与营业执照一致，阅读并同意' },
        { text: '用户协议', href: '/help/fwbz/yhxy' },
        { text: '。' },
      ],
      say('上传资质证件：按企业类型上传清晰完整的证件照片或扫描件，填写证号和有效期。'),
    ],
  },
  {
    kind: 'note',
    tone: 'info',
    spans: say('审核期间可以浏览、收藏商品，也可以先加入购物车，但看不到价格，不能下单。'),
  },
  { kind: 'heading', text: '各类企业的证件' },
  {
    kind: 'table',
    head: ['证件', '零售药店', '诊所', '批发企业'],
    rows: [
      ['营业执照', '必需', '选传', '必需'],
      ['药品经营许可证', '必需', '—', '必需'],
      ['采购委托书', '必需', '必需', '必需'],
    ].map(row => row.map(say)),
  },
  { kind: 'note', tone: 'warning', spans: say('必需证件过期后仍可登录、看价、加购，但不能结算。') },
  { kind: 'heading', text: '联系我们' },
  {
    kind: 'list',
    items: [
      [{ text: '客服热线：' }, { text: '400-820-2026', href: 'tel:400-820-2026' }],
      say('工作日 8:30–18:00 由客户经理答复。'),
    ],
  },
]
