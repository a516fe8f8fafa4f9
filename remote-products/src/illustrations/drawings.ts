import type { IllustrationName } from '../../content/vocabulary';
import alcohol from './drawings/alcohol.svg';
import application from './drawings/application.svg';
import breastfeeding from './drawings/breastfeeding.svg';
import butchersBroom from './drawings/butchers-broom.svg';
import calciumDobesilate from './drawings/calcium-dobesilate.svg';
import centellaLeaf from './drawings/centella-leaf.svg';
import chronicVenousInsufficiency from './drawings/chronic-venous-insufficiency.svg';
import citrus from './drawings/citrus.svg';
import deepVeinThrombosis from './drawings/deep-vein-thrombosis.svg';
import diosmin from './drawings/diosmin.svg';
import discontinue from './drawings/discontinue.svg';
import driving from './drawings/driving.svg';
import expiration from './drawings/expiration.svg';
import hemorrhoids from './drawings/hemorrhoids.svg';
import horseChestnut from './drawings/horse-chestnut.svg';
import inflammation from './drawings/inflammation.svg';
import kidney from './drawings/kidney.svg';
import liver from './drawings/liver.svg';
import patchTest from './drawings/patch-test.svg';
import pregnancy from './drawings/pregnancy.svg';
import spiderVeins from './drawings/spider-veins.svg';
import storage from './drawings/storage.svg';
import tannins from './drawings/tannins.svg';
import varicoseVeins from './drawings/varicose-veins.svg';
import veinThromboembolism from './drawings/vein-thromboembolism.svg';
import venousDisorders from './drawings/venous-disorders.svg';
import vitaminC from './drawings/vitamin-c.svg';

/** A grid of 96 units; the classes are those of `inkStyle` (`platform/build/src/webpack/drawings/drawingRule.ts`). */
export const drawings: Readonly<Record<IllustrationName, string>> = {
  'calcium-dobesilate': calciumDobesilate,
  citrus,
  'vitamin-c': vitaminC,
  diosmin,
  'horse-chestnut': horseChestnut,
  'butchers-broom': butchersBroom,
  'centella-leaf': centellaLeaf,
  tannins,
  'varicose-veins': varicoseVeins,
  'deep-vein-thrombosis': deepVeinThrombosis,
  'vein-thromboembolism': veinThromboembolism,
  hemorrhoids,
  'venous-disorders': venousDisorders,
  'chronic-venous-insufficiency': chronicVenousInsufficiency,
  'spider-veins': spiderVeins,
  inflammation,
  alcohol,
  pregnancy,
  breastfeeding,
  driving,
  kidney,
  liver,
  'patch-test': patchTest,
  storage,
  discontinue,
  application,
  expiration,
};
