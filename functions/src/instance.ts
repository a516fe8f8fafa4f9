import { smtpMailer } from '@site/order-backend/telling/mail/smtpMailer';
import settingsFile from '@site/order-backend/settings.json';
import { settingsSchema } from '@site/order-backend/telling/settings/settingsSchema';
import { getApps, initializeApp } from 'firebase-admin/app';
import { logger, setGlobalOptions } from 'firebase-functions';
import { defineSecret } from 'firebase-functions/params';

/** What the functions of one instance share. */
export const settings = settingsSchema.parse(settingsFile);

// Few instances: each counts its rates alone. What a function says of itself goes before it.
setGlobalOptions({ region: settings.region, memory: '256MiB', maxInstances: 3 });

/** The mail server with user and password, such as `smtps://user:password@smtp.example.com:465`. */
export const mailServer = defineSecret('ORDER_NOTICES_SMTP');

/** Call it in a running function: secrets can be read there alone. */
export const mailerOfInstance = () =>
  smtpMailer(mailServer.value(), settings, { log: logger.warn });

/** Firebase's library makes an app of its own when an event comes, so any app will not do. */
export const appOfInstance = () =>
  getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
