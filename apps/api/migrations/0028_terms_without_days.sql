-- The times for returns, receipts and renewals are settings of the shop: new contracts name them as published. A shop that has
-- a later version of its own keeps it.
INSERT INTO "contract_terms" ("version", "articles")
SELECT 4, replace(replace(replace(replace(replace(articles::text,
  '应在签收后 48 小时内在平台申请；其他退换货应在签收后 7 天内申请', '应在平台公布的时限内在平台申请；其他退换货同样在平台公布的时限内申请'),
  '乙方可以在签收后 7 天内按平台公布的原因申请', '乙方可以按平台公布的时限和原因申请'),
  '签收 7 天后发现质量问题', '超过时限后发现质量问题'),
  '乙方应在收货后 7 天内上传盖章的回执', '乙方应在平台公布的时限内上传盖章的回执'),
  '到期前 30 天可以续签下一年度', '到期前可以在平台续签下一年度')::jsonb
FROM "contract_terms" WHERE version = 3 AND NOT EXISTS (SELECT 1 FROM "contract_terms" WHERE version > 3);
--> statement-breakpoint
-- Articles of the help centre name these settings, and the reader gets their numbers. Texts that a shop changed stay.
UPDATE "articles" SET "blocks" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("blocks"::text,
  '请在签收单上注明并拍照，在 48 小时内', '请在签收单上注明并拍照，在 {return_report_hours} 小时内'),
  '并在 48 小时内申请售后', '并在 {return_report_hours} 小时内申请售后'),
  '签收后 48 小时内可以申请仅退款', '签收后 {return_report_hours} 小时内可以申请仅退款'),
  '签收 7 天后发现质量问题', '签收 {return_days} 天后发现质量问题'),
  '审核通过后 7 天内按提示寄回', '审核通过后 {return_send_days} 天内按提示寄回'),
  '发货后 10 天未确认收货', '发货后 {auto_receive_days} 天未确认收货'),
  '收货后 7 天内，在', '收货后 {receipt_days} 天内，在'),
  '证件到期前 30 天和 7 天会各提醒一次', '证件到期前 {document_remind_days} 天和 {document_remind_again_days} 天会各提醒一次'),
  '在线支付须在 30 分钟内完成', '在线支付须在 {payment_online_minutes} 分钟内完成'),
  '时限为下单后 48 小时', '时限为下单后 {payment_transfer_hours} 小时'),
  '从驳回时起重新计算 48 小时', '从驳回时起重新计算 {payment_transfer_hours} 小时')::jsonb
WHERE "blocks"::text ~ '48 小时|30 分钟|(7|10|30) 天';
