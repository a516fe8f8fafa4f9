/** True when both types are the same one, optional properties included; a type error where it is used otherwise. */
export type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
