export * from './WechatPanel'
export * from './WechatQuestion'
