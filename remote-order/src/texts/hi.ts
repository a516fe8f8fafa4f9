import { fillBrand } from '@site/contracts/brand';
import { limits } from '@site/contracts/enquiry';
import { loadNoticeInHindi } from '../outbox-notice/loadNotice.hi';
import type { OrderTexts } from './OrderTexts';

const messages = {
  unfilled: 'कृपया सारी जानकारी भरें',
  email: 'कृपया सही ई-मेल पता लिखें',
  mobileNotDigits: 'कृपया सिर्फ़ अंक लिखें।',
  mobileLength: 'कृपया 10 अंकों का मोबाइल नंबर लिखें।',
  saveThrew: 'आपका ऑर्डर सहेजा नहीं जा सका',
  saved: 'आपका ऑर्डर मिल गया है',
};

/** The forms' texts in Hindi. */
export const hindi: OrderTexts = {
  ...fillBrand({
    language: 'hi' as const,
    labels: {
      Name: 'नाम*',
      Email: 'ई-मेल*',
      Mobile: 'फ़ोन*',
      Quantity: 'मात्रा*',
      RetailerSelfUse: 'दुकानदार / अपने इस्तेमाल के लिए*',
      Products: 'उत्पाद चुनें*',
    },
    placeholders: {
      RetailerSelfUse: 'चुनें कि आप किसके लिए ख़रीद रहे हैं',
      Products: 'एक उत्पाद चुनें',
    },
    buyers: { Retailer: 'दुकानदार', 'Self Use': 'अपने इस्तेमाल के लिए' },
    form: {
      mobileHint: 'दस अंक, जैसे 98765 43210। आगे +91 और बीच में जगह चल सकती है।',
      placeOrder: 'ऑर्डर भेजें',
      sending: 'आपका ऑर्डर भेजा जा रहा है…',
      preview: 'यह पूर्वावलोकन है: आप जो लिखते हैं उसकी जाँच होती है, वह भेजा नहीं जाता।',
      notSentInPreview: 'सारी जानकारी सही है। यह पूर्वावलोकन है, इसलिए ऑर्डर भेजा नहीं गया।',
    },
    withoutScript: {
      text: 'इस फ़ॉर्म को JavaScript चाहिए, जो यहाँ बंद है। इसके बिना ऑर्डर करने के लिए {phone} पर फ़ोन करें, {email} पर लिखें या {message}, और बताएँ कि आप क्या ऑर्डर करना चाहते हैं।',
      message: 'हमें मैसेज भेजें',
    },
    privacy: {
      title: 'आपकी जानकारी',
      points: [
        {
          term: 'हम क्या लेते हैं',
          text: 'आपका नाम, ई-मेल पता और फ़ोन नंबर, आपने कौन-सा उत्पाद और कितना माँगा है, और आप दुकानदार के तौर पर ख़रीद रहे हैं या अपने इस्तेमाल के लिए।',
        },
        {
          term: 'किसलिए',
          text: 'ताकि {company} इस पूछताछ का जवाब दे, ऑर्डर और उसकी डिलीवरी तय करे, और उसमें आपकी मदद करे। और किसी काम के लिए नहीं।',
        },
        {
          term: 'कब तक',
          text: 'जब तक ऑर्डर और क़ानून के लिए ज़रूरी हो। जो तुरंत नहीं भेजा जा सकता, वह भेजे जाने तक इस डिवाइस पर रुकता है; आप उसे यहीं हटा सकते हैं।',
        },
        {
          term: 'आपके अधिकार',
          text: 'आप कभी भी अपनी सहमति वापस ले सकते हैं, या हमसे अपनी जानकारी दिखाने, सुधारने या मिटाने को कह सकते हैं। आप भारत के डेटा संरक्षण बोर्ड से शिकायत भी कर सकते हैं।',
        },
      ],
      contact: '{email} पर लिखें',
      policy: 'निजता नीति',
      consent: '“ऑर्डर भेजें” दबाकर आप मानते हैं कि {company} आपकी जानकारी का इस तरह इस्तेमाल करे।',
    },
    subscribe: {
      label: 'हमारी ख़बरें ई-मेल से पाएँ',
      placeholder: 'अपना ई-मेल लिखें',
      button: 'जुड़ें',
      sending: 'भेजा जा रहा है…',
      preview: 'यह पूर्वावलोकन है: आपका पता भेजा नहीं जाता।',
      notSentInPreview: 'यह पूर्वावलोकन है, इसलिए आपका पता भेजा नहीं गया।',
      notice: 'हम आपके पते पर ख़बरें भेजते हैं, जब तक आप हमें रुकने को न कहें।',
      done: 'हमसे जुड़ने के लिए धन्यवाद।',
      failed: 'आपका ई-मेल हम तक नहीं पहुँचा। कृपया फिर से कोशिश करें।',
      withoutScript: 'इसके लिए JavaScript चाहिए, जो यहाँ बंद है।',
    },
    plain: {
      orders: 'आपकी पूछताछ इस डिवाइस पर रुकी है और नेटवर्क मिलते ही अपने-आप भेज दी जाएगी।',
      subscribers: 'आपका ई-मेल पता रुका हुआ है और नेटवर्क मिलते ही अपने-आप भेज दिया जाएगा।',
    },
  }),
  messages,
  details: {
    nameTooLong: `${messages.unfilled}: नाम ज़्यादा से ज़्यादा ${limits.nameMax} अक्षरों का हो।`,
    emailTooLong: `${messages.email}: ज़्यादा से ज़्यादा ${limits.emailMax} अक्षर।`,
    quantity: `${messages.unfilled}: ${limits.quantityMin} से ${limits.quantityMax} तक की पूरी संख्या।`,
  },
  loadNotice: loadNoticeInHindi,
};
