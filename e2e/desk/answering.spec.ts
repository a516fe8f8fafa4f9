import { deskBed } from './deskVisits';
import { answerOrder } from './journeys/answerOrder';

const bed = deskBed();

test('an order goes from the form over the inbox to the desk, is answered, and counted', () =>
  answerOrder(bed));
